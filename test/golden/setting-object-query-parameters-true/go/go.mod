module example.com/queries

go 1.24
