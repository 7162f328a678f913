module example.com/parents

go 1.24
