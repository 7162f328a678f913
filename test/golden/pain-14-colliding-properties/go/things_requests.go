package colliding

// AddThingRequest is what AddThing takes.
type AddThingRequest struct {
	QueryAB              *string          `json:"-" query:"a-b"`
	QueryAB_             *string          `json:"-" query:"a_b"`
	Body                 *string          `json:"-" query:"body"`
	ADashB               string           `json:"a-b"`
	AUnderscoreB         int64            `json:"a_b"`
	AB                   *bool            `json:"aB,omitzero"`
	AdditionalProperties *string          `json:"additionalProperties,omitzero"`
	PropertyCount        *int64           `json:"propertyCount,omitzero"`
	Username             *string          `json:"username"`
	IsUsernamePresent    *bool            `json:"isUsernamePresent,omitzero"`
	Foo                  *ThingFooUnion   `json:"foo,omitzero"`
	FooObject            *ThingFooObject  `json:"fooObject,omitzero"`
	FooUnderscoreObject  *ThingFooObject2 `json:"foo_object,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]string `json:"-" sdk:"extra"`
}
