module example.com/nulls

go 1.24
