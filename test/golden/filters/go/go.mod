module example.com/filters

go 1.24
