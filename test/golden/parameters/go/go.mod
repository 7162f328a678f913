module example.com/parameters

go 1.24
