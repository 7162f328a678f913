# frozen_string_literal: true

module Sample
  # A declared error as a backend emits it.
  class PetNotFoundError < Sdk::Errors::NotFoundError
    BODY = -> { Problem }
  end
end
