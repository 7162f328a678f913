package dates_test

import (
	"context"
	"fmt"
	"log"

	"example.com/dates"
	"example.com/dates/core"
)

func ExampleDaysClient_GetDay() {
	ctx := context.Background()
	client := dates.NewClient()
	result, err := client.Days.GetDay(ctx, &dates.GetDayRequest{On: core.NewDate(2026, 1, 31)})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
