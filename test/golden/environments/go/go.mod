module example.com/environments

go 1.24
