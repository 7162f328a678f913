package animals_test

import (
	"context"
	"fmt"
	"log"

	"example.com/animals"
)

func ExampleDogsClient_AddDog() {
	ctx := context.Background()
	client := animals.NewClient()
	result, err := client.Dogs.AddDog(ctx, &animals.AddDogRequest{Name: "name", Owner: "owner"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
