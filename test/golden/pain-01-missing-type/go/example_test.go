package missingtype_test

import (
	"context"
	"fmt"
	"log"

	missingtype "example.com/missing-type"
)

func ExampleThingsClient_ListThings() {
	ctx := context.Background()
	client := missingtype.NewClient()
	result, err := client.Things.ListThings(ctx, &missingtype.ListThingsRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
