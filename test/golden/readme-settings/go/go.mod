module example.com/readers

go 1.24
