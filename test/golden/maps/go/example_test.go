package mapssdk_test

import (
	"context"
	"fmt"
	"log"

	mapssdk "example.com/maps"
)

func ExampleClient_PutSettings() {
	ctx := context.Background()
	client := mapssdk.NewClient()
	result, err := client.PutSettings(ctx, &mapssdk.PutSettingsRequest{Name: "name"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
