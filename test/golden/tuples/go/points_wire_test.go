package tuples_test

import (
	"testing"

	"example.com/tuples"
	"example.com/tuples/internal/wiretest"
)

func TestPointsClient_ListPoints(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: "[[1.5,1.5]]"})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Points.ListPoints(ctx, &tuples.ListPointsRequest{
		Box: &tuples.Tuple2_[tuples.Point, tuples.Point]{
			First:  tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5},
			Second: tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5},
		},
		Near: tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/points",
		Query: wiretest.Pairs{
			{"box", "[1.5,1.5]"},
			{"box", "[1.5,1.5]"},
			{"near", "1.5"},
			{"near", "1.5"},
		},
	})
	wiretest.Equal(t, result, "[[1.5,1.5]]")
}
