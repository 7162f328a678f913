package tuples_test

import (
	"context"
	"fmt"
	"log"

	"example.com/tuples"
)

func ExamplePointsClient_ListPoints() {
	ctx := context.Background()
	client := tuples.NewClient()
	result, err := client.Points.ListPoints(ctx, &tuples.ListPointsRequest{Near: tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5}})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePointsClient_AddPoint() {
	ctx := context.Background()
	client := tuples.NewClient()
	result, err := client.Points.AddPoint(ctx, &tuples.AddPointRequest{
		Kind:     "kind",
		Needed:   tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5},
		Nullable: &tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePointsClient_Walk() {
	ctx := context.Background()
	client := tuples.NewClient()
	result, err := client.Points.Walk(ctx, &tuples.WalkPointsRequest{Body: &tuples.Tuple1Rest[string, tuples.Point]{First: "text"}})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
