module example.com/missing-type

go 1.24
