package composition_test

import (
	"context"
	"fmt"
	"log"

	"example.com/composition"
)

func ExampleCatsClient_CreateCat() {
	ctx := context.Background()
	client := composition.NewClient()
	result, err := client.Cats.CreateCat(ctx, &composition.CreateCatRequest{ID: "id", Name: "name", Lives: 1})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
