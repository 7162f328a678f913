module example.com/responses

go 1.24
