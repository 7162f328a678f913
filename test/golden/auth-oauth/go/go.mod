module example.com/oauth

go 1.24
