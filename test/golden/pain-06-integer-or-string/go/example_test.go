package numberortext_test

import (
	"context"
	"fmt"
	"log"

	numberortext "example.com/number-or-text"
)

func ExampleForecastsClient_ListForecasts() {
	ctx := context.Background()
	client := numberortext.NewClient()
	result, err := client.Forecasts.ListForecasts(ctx, &numberortext.ListForecastsRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
