package clientvalues

// ListJobsRequest is what List takes.
type ListJobsRequest struct {
	ProjectID *string `json:"-" path:"projectId" option:"WithProjectID"`
}

// CreateJobsRequest is what Create takes.
type CreateJobsRequest struct {
	ProjectID             *string `json:"-" path:"projectId" option:"WithProjectID"`
	IdempotencyExpiration *int32  `json:"-" header:"Idempotency-Expiration"`
}
