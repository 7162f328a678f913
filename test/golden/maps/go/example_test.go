package maps_test

import (
	"context"
	"fmt"
	"log"

	"example.com/maps"
)

func ExampleClient_PutSettings() {
	ctx := context.Background()
	client := maps.NewClient()
	result, err := client.PutSettings(ctx, &maps.PutSettingsRequest{Name: "name"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
