package anyof_test

import (
	"context"
	"fmt"
	"log"

	anyof "example.com/any-of"
)

func ExampleSearchClient_Search() {
	ctx := context.Background()
	client := anyof.NewClient()
	result, err := client.Search.Search(ctx, &anyof.SearchRequest{Body: anyof.Ptr(anyof.NewSearchRequestBodyFromByID(&anyof.ByID{ID: 1}))})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
