module example.com/non-objects

go 1.24
