package mapssdk_test

import (
	"testing"

	mapssdk "example.com/maps"
	"example.com/maps/internal/wiretest"
)

func TestClient_PutSettings(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"key":1}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.PutSettings(ctx, &mapssdk.PutSettingsRequest{
		Name:      "name",
		Labels:    mapssdk.Labels{},
		Free:      map[string]any{},
		Open:      map[string]any{},
		Closed:    &mapssdk.Closed{},
		Typed:     &mapssdk.Typed{ID: 1},
		Patterned: mapssdk.Patterned{},
		Nested:    map[string][]map[string]*string{},
		ByColor:   map[string]float64{},
		Inline:    map[string]mapssdk.SettingsInlineValue{},
		Empty:     &mapssdk.SettingsEmpty{},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PUT",
		Path:   "/settings",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"name":"name","labels":{},"free":{},"open":{},"closed":{},"typed":{"id":1},"patterned":{},"nested":{},"byColor":{},"inline":{},"empty":{}}`,
		},
	})
	wiretest.Equal(t, result, `{"key":1}`)
}
