package nonobjects_test

import (
	"context"
	"log"

	nonobjects "example.com/non-objects"
)

func ExampleJobsClient_CreateJob() {
	ctx := context.Background()
	client := nonobjects.NewClient()
	if err := client.Jobs.CreateJob(ctx, &nonobjects.CreateJobRequest{State: nonobjects.StateWaiting}); err != nil {
		log.Fatal(err)
	}
}
