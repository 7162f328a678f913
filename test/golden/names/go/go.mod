module example.com/3rd-party-names

go 1.24
