module example.com/number-or-text

go 1.24
