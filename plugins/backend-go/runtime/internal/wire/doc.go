// Package wire turns Go values into JSON and back as struct tags say.
//
// It differs from encoding/json in what an SDK needs: properties that are not declared are kept, unions are told apart,
// names match exactly, an error names the path of the value at fault, and a nil list is an empty list unless the
// definition allows null. The tags are:
//
//	json:"name,omitzero"  property; omitzero leaves it out where it is zero
//	name:"a,b"            its name, where the json tag cannot hold it
//	nil:"null"            a nil list or map is null
//	const:"cat"           what a zero value stands for
//	sdk:"extra"           the map of undeclared properties, and of values that do not have their declared form
//	sdk:"kept"            the map of such values, where undeclared properties have a type
//	sdk:"tag"             text of a union's discriminator, whose property the json tag names
//	sdk:"raw"             JSON of a variant that is not known
//	union:"cat,kitten"    variant, with the values of the discriminator that select it
//	tuple:"0"             item of a tuple; "rest" takes those that follow
package wire
