module example.com/tuples

go 1.24
