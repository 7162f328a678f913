module example.com/inherited-null

go 1.24
