module example.com/errors

go 1.24
