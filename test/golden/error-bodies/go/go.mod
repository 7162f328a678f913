module example.com/error-bodies

go 1.24
