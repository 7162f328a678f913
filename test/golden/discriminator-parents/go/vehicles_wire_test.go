package parents_test

import (
	"testing"

	"example.com/parents/internal/wiretest"
)

func TestVehiclesClient_GetVehicle(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"kind":"kind","wheels":1,"owner":{"petType":"Cat","name":"name","lives":1}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Vehicles.GetVehicle(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/vehicles"})
	wiretest.Equal(t, result, `{"kind":"kind","wheels":1,"owner":{"petType":"Cat","name":"name","lives":1}}`)
}
