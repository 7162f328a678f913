package undiscriminatedunions_test

import (
	"context"
	"fmt"
	"log"

	undiscriminatedunions "example.com/undiscriminated-unions"
)

func ExampleClient_Search() {
	ctx := context.Background()
	client := undiscriminatedunions.NewClient()
	result, err := client.Search(ctx, &undiscriminatedunions.SearchRequest{Body: undiscriminatedunions.Ptr(undiscriminatedunions.NewQueryFromString(undiscriminatedunions.Ptr("text")))})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
