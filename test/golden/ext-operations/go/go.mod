module example.com/operations

go 1.24
