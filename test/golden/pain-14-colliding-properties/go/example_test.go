package colliding_test

import (
	"context"
	"fmt"
	"log"

	"example.com/colliding"
)

func ExampleThingsClient_AddThing() {
	ctx := context.Background()
	client := colliding.NewClient()
	result, err := client.Things.AddThing(ctx, &colliding.AddThingRequest{ADashB: "a-b", AUnderscoreB: 1, Username: colliding.Ptr("username")})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
