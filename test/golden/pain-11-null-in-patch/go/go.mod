module example.com/patched

go 1.24
