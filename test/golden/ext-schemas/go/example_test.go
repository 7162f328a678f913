package schemas_test

import (
	"context"
	"fmt"
	"log"
	"time"

	"example.com/schemas"
)

func ExampleClient_CreateThing() {
	ctx := context.Background()
	client := schemas.NewClient()
	result, err := client.CreateThing(ctx, &schemas.CreateThingRequest{
		Shape: schemas.NewShapeFromCircle(&schemas.Circle{Kind: "Circle", R: 1.5}),
		When:  schemas.Ptr(time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)),
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
