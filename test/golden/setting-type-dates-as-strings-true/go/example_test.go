package dates_test

import (
	"context"
	"fmt"
	"log"

	"example.com/dates"
)

func ExampleDaysClient_GetDay() {
	ctx := context.Background()
	client := dates.NewClient()
	result, err := client.Days.GetDay(ctx, &dates.GetDayRequest{On: "on"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
