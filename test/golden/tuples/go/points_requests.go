package tuples

import (
	"time"

	"example.com/tuples/core"
)

// ListPointsRequest is what ListPoints takes.
type ListPointsRequest struct {
	Box  *Box                      `json:"-" query:"box"`
	Near Tuple2_[float64, float64] `json:"-" query:"near"`
}

// AddPointRequest is what AddPoint takes.
type AddPointRequest struct {
	Kind     string                                                  `json:"kind"`
	Needed   Point                                                   `json:"needed"`
	Optional *Point                                                  `json:"optional,omitzero"`
	Nullable *Point                                                  `json:"nullable"`
	Both     core.Nullable[Point]                                    `json:"both,omitzero"`
	Self     *Tuple2_[Shape, string]                                 `json:"self,omitzero"`
	Many     []Box                                                   `json:"many,omitzero"`
	ByName   map[string]Tuple2_[time.Time, Tuple2]                   `json:"byName,omitzero"`
	Open     *Tuple2Rest[int64, ShapeOpenItemSecond, any]            `json:"open,omitzero"`
	Either   *Either                                                 `json:"either,omitzero"`
	Inner    *Tuple2Rest[ShapeInnerItemFirst, Tuple1[int64], string] `json:"inner,omitzero"`
}

// WalkPointsRequest is what Walk takes.
type WalkPointsRequest struct {
	Body *Walk `body:""`
}
