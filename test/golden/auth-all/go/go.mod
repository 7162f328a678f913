module example.com/all

go 1.24
