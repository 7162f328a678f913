module example.com/any

go 1.24
