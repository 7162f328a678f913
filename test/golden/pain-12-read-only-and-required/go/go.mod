module example.com/read-only

go 1.24
