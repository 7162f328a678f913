module example.com/dates

go 1.24
