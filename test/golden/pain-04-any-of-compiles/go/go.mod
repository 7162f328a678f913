module example.com/any-of

go 1.24
