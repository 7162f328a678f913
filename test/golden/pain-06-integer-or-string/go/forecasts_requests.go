package numberortext

// ListForecastsRequest is what ListForecasts takes.
type ListForecastsRequest struct {
	Days *ListForecastsRequestDays `json:"-" query:"days"`
}
