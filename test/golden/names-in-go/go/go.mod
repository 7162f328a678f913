module example.com/go-core

go 1.24
