module example.com/audiences

go 1.24
