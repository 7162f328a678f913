module example.com/nesting

go 1.24
