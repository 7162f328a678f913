module sdkmodule

go 1.24
