package tuples_test

import (
	"testing"
	"time"

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

func TestPointsClient_AddPoint(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: "[1.5,1.5]"})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Points.AddPoint(ctx, &tuples.AddPointRequest{
		Kind:     "kind",
		Needed:   tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5},
		Optional: &tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5},
		Nullable: &tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5},
		Both:     tuples.Value(tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5}),
		Many: []tuples.Box{
			tuples.Tuple2_[tuples.Point, tuples.Point]{
				First:  tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5},
				Second: tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5},
			},
		},
		ByName: map[string]tuples.Tuple2_[time.Time, tuples.Tuple2]{},
		Open:   &tuples.Tuple2Rest[int64, tuples.ShapeOpenItemSecond, any]{First: 1, Second: tuples.ShapeOpenItemSecondA},
		Either: tuples.Ptr(tuples.NewEitherFromPoint(&tuples.Tuple2_[float64, float64]{First: 1.5, Second: 1.5})),
		Inner:  &tuples.Tuple2Rest[tuples.ShapeInnerItemFirst, tuples.Tuple1[int64], string]{First: tuples.ShapeInnerItemFirst{}, Second: tuples.Tuple1[int64]{First: 1}},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/points",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"kind":"kind","needed":[1.5,1.5],"optional":[1.5,1.5],"nullable":[1.5,1.5],"both":[1.5,1.5],"many":[[[1.5,1.5],[1.5,1.5]]],"byName":{},"open":[1,"a"],"either":[1.5,1.5],"inner":[{},[1]]}`,
		},
	})
	wiretest.Equal(t, result, "[1.5,1.5]")
}

func TestPointsClient_Walk(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"kind":"kind","needed":[1.5,1.5],"optional":[1.5,1.5],"nullable":[1.5,1.5],"both":[1.5,1.5],"many":[[[1.5,1.5],[1.5,1.5]]],"byName":{},"open":[1,"a"],"either":[1.5,1.5],"inner":[{},[1]]},1]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Points.Walk(ctx, &tuples.WalkPointsRequest{Body: &tuples.Tuple1Rest[string, tuples.Point]{First: "text"}})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PUT",
		Path:   "/walk",
		Body:   wiretest.Body{Type: "application/json", JSON: `["text"]`},
	})
	wiretest.Equal(t, result, `[{"kind":"kind","needed":[1.5,1.5],"optional":[1.5,1.5],"nullable":[1.5,1.5],"both":[1.5,1.5],"many":[[[1.5,1.5],[1.5,1.5]]],"byName":{},"open":[1,"a"],"either":[1.5,1.5],"inner":[{},[1]]},1]`)
}
