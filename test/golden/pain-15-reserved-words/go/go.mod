module example.com/reserved

go 1.24
