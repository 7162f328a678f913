module example.com/new-value

go 1.24
