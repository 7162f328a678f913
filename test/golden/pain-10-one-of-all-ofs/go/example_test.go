package combined_test

import (
	"context"
	"fmt"
	"log"

	"example.com/combined"
)

func ExampleMessagesClient_SendMessage() {
	ctx := context.Background()
	client := combined.NewClient()
	result, err := client.Messages.SendMessage(ctx, &combined.SendMessageRequest{
		Body: combined.Ptr(combined.NewSendMessageRequestBodyFromWithText(&combined.SendMessageRequestWithText{ID: "id", Text: "text"})),
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
