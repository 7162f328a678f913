package faults_test

import (
	"context"
	"fmt"
	"log"

	"example.com/faults"
)

func ExampleThingsClient_AddThing() {
	ctx := context.Background()
	client := faults.NewClient()
	result, err := client.Things.AddThing(ctx, &faults.AddThingRequest{Body: faults.Ptr(faults.NewMappedFromA(&faults.A{T: "a"}))})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
